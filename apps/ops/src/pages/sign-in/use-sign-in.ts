import { useNavigate } from 'react-router';
import { openSession } from './open-session.ts';
import type { Step } from './step.ts';

interface SignedIn {
  readonly token: string;
  readonly recovery_codes: readonly string[] | null;
}

/** The end of the sign-in. The first one shows the recovery codes before it lets the member in. */
export function useSignIn(phone: string, onward: (next: Step) => void) {
  const navigate = useNavigate();
  return ({ token, recovery_codes: codes }: SignedIn) => {
    if (codes !== null) {
      onward({ name: 'recovery-codes', phone, token, codes });
      return;
    }
    const { path, state } = openSession(token, phone);
    void navigate(path, { replace: true, state });
  };
}
