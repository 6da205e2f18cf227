import { makeIcon } from './make-icon.tsx';

export const HomeIcon = makeIcon(
  <>
    <path d="m3.5 11 8.5-7 8.5 7" />
    <path d="M5.5 9.5V20h4.7v-5.5h3.6V20h4.7V9.5" />
  </>,
);
