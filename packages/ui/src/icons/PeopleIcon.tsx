import { makeIcon } from './make-icon.tsx';

export const PeopleIcon = makeIcon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.8 19.5c.5-3.4 3-5.3 6.2-5.3s5.7 1.9 6.2 5.3" />
    <path d="M15.5 4.8a3.5 3.5 0 0 1 0 6.5M17.5 14.6c2 .7 3.3 2.4 3.7 4.9" />
  </>,
);
