let kept = '';

/**
 * The phone that a code was sent to, for the form that is gone back to from there. In memory only: the browser's history
 * would show it to whoever holds the phone after a sign-out.
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
