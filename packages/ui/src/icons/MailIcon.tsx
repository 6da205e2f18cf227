import { makeIcon } from './make-icon.tsx';

export const MailIcon = makeIcon(
  <>
    <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5Z" />
    <path d="m4.5 7 7.5 6 7.5-6" />
  </>,
);
