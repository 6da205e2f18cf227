/** Every address of this app. No address contains personal data. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  team: '/team',
  account: '/account',
} as const;
