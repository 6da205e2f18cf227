import { makeIcon } from './make-icon.tsx';

export const DownloadIcon = makeIcon(<path d="M12 4v11m-4.7-4.5L12 15.2l4.7-4.7M4.5 20h15" />);
