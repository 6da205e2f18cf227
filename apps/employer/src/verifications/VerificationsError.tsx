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
  /** The dashboard has other words for an answer that is none; the list of its own has not (spec/employer.md section 8). */
  readonly place: 'dashboard' | 'list';
}

/** Why there are no verifications to see, with the way on: trying again, or signing in where nobody is. */
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
