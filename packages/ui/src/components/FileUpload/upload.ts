import type { UploadWords } from '../../words/upload-words.ts';
import { refusalOf, type UploadKind, type UploadLimits, type UploadRefusal } from './upload-kinds.ts';

/** How far it is. The app does the uploading, and keeps this for as long as the screen stands. */
export type UploadState<Chosen> =
  | { state: 'empty'; file?: never; percent?: never; error?: string | undefined }
  | { state: 'chosen' | 'done'; file: Chosen; percent?: never; error?: string | undefined }
  | {
      state: 'uploading';
      file: Chosen;
      /** 0 to 100; left out where it is not known. */
      percent?: number | undefined;
      error?: string | undefined;
    }
  | {
      state: 'failed';
      file: Chosen;
      percent?: never;
      /** What went wrong and what to do: 'The connection was lost. Try again.' */
      error: string;
    };

/** What every upload takes, beside its state and its field's frame. */
export interface UploadProps {
  /** What may be chosen; said beforehand, and looked at before `onChoose` is told. */
  kinds: readonly UploadKind[];
  /** The largest file, in bytes; said beforehand too. */
  maxBytes: number;
  /** The limits in the app's own words, in place of 'JPG, PNG up to 5MB'. */
  limits?: string;
  /** Told a file within the limits. It is the app that uploads it. */
  onChoose: (file: File) => void;
  /** Told a file that is not; the app says so in `error`. */
  onRefuse: (reason: UploadRefusal, file: File) => void;
  /** Stops the upload that is under way; told as well before another file is chosen in its place. */
  onCancel: () => void;
  /** Uploads the same file once more. */
  onRetry: () => void;
  /** Takes the file away; left out where that is not possible. */
  onRemove?: () => void;
  /** The words on its buttons and of its states, where they are not these: 'Choose a file', 'Remove', 'Uploaded'. */
  words?: Partial<UploadWords>;
}

export const englishWords: UploadWords = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  camera: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Try again',
  chosen: 'Not uploaded yet',
  uploading: 'Uploading...',
  done: 'Uploaded',
  failed: 'Not uploaded',
  limits: (kinds, size) => `${kinds} up to ${size}`,
};

type Told = Pick<UploadProps, 'onChoose' | 'onRefuse' | 'onCancel'> & {
  state: UploadState<unknown>['state'];
};

/** What is done with a file that somebody chose: looked at first, and in place of what is on its way. */
export const takeWithin =
  (limits: UploadLimits, { state, onChoose, onRefuse, onCancel }: Told) =>
  (file: File): void => {
    const refusal = refusalOf(file, limits);
    if (refusal) {
      onRefuse(refusal, file);
      return;
    }
    if (state === 'uploading') onCancel();
    onChoose(file);
  };
