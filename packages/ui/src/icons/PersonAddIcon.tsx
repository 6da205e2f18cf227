import { makeIcon } from './make-icon.tsx';

export const PersonAddIcon = makeIcon(
  <>
    <circle cx="10" cy="8" r="3.8" />
    <path d="M3 20c.6-3.9 3.3-6 7-6 1.7 0 3.2.4 4.4 1.2M18.5 15v6M15.5 18h6" />
  </>,
);
