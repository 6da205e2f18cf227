import { makeIcon } from './make-icon.tsx';

export const BinIcon = makeIcon(
  <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10.5v6M13.7 10.5v6" />,
);
