let kept = '';

/**
 * The phone that received a code, for the form on the way back. In memory only, because the browser history would show it to
 * the next user of the phone after a sign-out.
 */
export const typedPhone = {
  keep: (phone: string): void => {
    kept = phone;
  },
  read: (): string => kept,
  forget: (): void => {
    kept = '';
  },
};
