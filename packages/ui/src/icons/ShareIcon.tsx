import { makeIcon } from './make-icon.tsx';

export const ShareIcon = makeIcon(
  <>
    <circle cx="6" cy="12" r="2.7" />
    <circle cx="17.5" cy="5.8" r="2.7" />
    <circle cx="17.5" cy="18.2" r="2.7" />
    <path d="m8.4 10.7 6.7-3.6M8.4 13.3l6.7 3.6" />
  </>,
);
