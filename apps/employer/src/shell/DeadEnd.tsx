import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { paths } from '../paths.ts';
import { Screen } from './Screen.tsx';

interface DeadEndProps {
  readonly title: string;
  /** The text of the catalogue (spec/employer.md section 8). */
  readonly message: string;
  /** The link to a new start. */
  readonly action: { readonly label: string; readonly href: string; readonly state?: unknown };
}

/** A screen that opened without its subject: it says so, and links back. */
export function DeadEnd({ title, message, action }: DeadEndProps) {
  return (
    <Screen title={title} width="focus" back={{ label: 'Back to dashboard', href: paths.dashboard }}>
      <Banner
        tone="danger"
        title={message}
        action={
          <ButtonLink size="small" href={action.href} state={action.state}>
            {action.label}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
