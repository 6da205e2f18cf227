import { failureOf } from '@repo/api-client/client/failure';
import { NO_TOKEN } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../paths.ts';

const FAILED = 'Failed to load verifications. Please try again.';
const REFUSED = 'Failed to fetch verifications';

interface VerificationsErrorProps {
  readonly failure: NonNullable<ReturnType<typeof useLoadFailure>>;
  /** For an unreadable answer, the dashboard has its own text and the list has none (spec/employer.md section 8). */
  readonly place: 'dashboard' | 'list';
}

/** Why the verifications are missing, with the next step: a retry, or the sign-in without a session. */
export function VerificationsError({ failure: { error, retry }, place }: VerificationsErrorProps) {
  const kind = failureOf(error)?.kind;
  if (kind === 'no-token')
    return (
      <Banner
        tone="danger"
        title={NO_TOKEN}
        action={
          <ButtonLink size="small" href={paths.login}>
            Sign In
          </ButtonLink>
        }
      />
    );
  return <LoadError message={kind === 'api' && place === 'dashboard' ? REFUSED : FAILED} {...retry} />;
}
