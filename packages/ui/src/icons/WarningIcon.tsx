import { makeIcon } from './make-icon.tsx';

export const WarningIcon = makeIcon(
  <>
    <path d="M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20h15.2a1.7 1.7 0 0 0 1.5-2.4L13.5 4.4a1.7 1.7 0 0 0-3 0Z" />
    <path d="M12 9.5v4M12 16.6v.1" />
  </>,
);
