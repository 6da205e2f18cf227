import { makeIcon } from './make-icon.tsx';

export const HourglassIcon = makeIcon(
  <>
    <path d="M7 3.5h10M7 20.5h10" />
    <path d="M8 3.5v3.2c0 2.6 4 3.6 4 5.3s-4 2.7-4 5.3v3.2M16 3.5v3.2c0 2.6-4 3.6-4 5.3s4 2.7 4 5.3v3.2" />
  </>,
);
