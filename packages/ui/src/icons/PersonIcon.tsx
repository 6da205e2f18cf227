import { makeIcon } from './make-icon.tsx';

export const PersonIcon = makeIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6" />
  </>,
);
