import { makeIcon } from './make-icon.tsx';

export const UploadIcon = makeIcon(<path d="M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4.5 19.5h15" />);
