import { makeIcon } from './make-icon.tsx';

export const LocationIcon = makeIcon(
  <>
    <path d="M12 21.3S5 15.2 5 9.9a7 7 0 0 1 14 0c0 5.3-7 11.4-7 11.4Z" />
    <circle cx="12" cy="9.9" r="2.6" />
  </>,
);
