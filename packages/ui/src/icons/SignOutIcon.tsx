import { makeIcon } from './make-icon.tsx';

export const SignOutIcon = makeIcon(
  <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10.5 12H21m-4-4 4 4-4 4" />,
);
