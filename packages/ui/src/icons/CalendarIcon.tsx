import { makeIcon } from './make-icon.tsx';

export const CalendarIcon = makeIcon(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 2.8v4M16 2.8v4" />
  </>,
);
