import { makeIcon } from './make-icon.tsx';

export const HeartIcon = makeIcon(
  <path d="M12 20.3S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 11-8.5 11Z" />,
);
