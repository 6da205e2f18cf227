import type { UploadWords } from '../../words/upload-words.ts';
import { refusalOf, type UploadKind, type UploadLimits, type UploadRefusal } from './upload-kinds.ts';

/** The progress of an upload. The app uploads the file, and keeps this state while the screen is open. */
export type UploadState<Chosen> =
  | { state: 'empty'; file?: never; percent?: never; error?: string | undefined }
  | { state: 'chosen' | 'done'; file: Chosen; percent?: never; error?: string | undefined }
  | {
      state: 'uploading';
      file: Chosen;
      /** 0 to 100. Left out while it is unknown. */
      percent?: number | undefined;
      error?: string | undefined;
    }
  | {
      state: 'failed';
      file: Chosen;
      percent?: never;
      /** The error and the remedy: 'The connection was lost. Try again.' */
      error: string;
    };

/** The props of every upload, beside its state and its field's frame. */
export interface UploadProps {
  /** The accepted kinds. They are shown before a choice, and checked before a call of `onChoose`. */
  kinds: readonly UploadKind[];
  /** The largest file, in bytes. It is shown before a choice too. */
  maxBytes: number;
  /** The limits in the app's own words, in place of 'JPG, PNG up to 5MB'. */
  limits?: string;
  /** Called with a file within the limits. The app uploads it. */
  onChoose: (file: File) => void;
  /** Called with a file outside of the limits. The app shows the reason in `error`. */
  onRefuse: (reason: UploadRefusal, file: File) => void;
  /** Stops the current upload. Also called before another file replaces it. */
  onCancel: () => void;
  /** Uploads the same file once more. */
  onRetry: () => void;
  /** Removes the file. Left out where that is not possible. */
  onRemove?: () => void;
  /** The words on its buttons and of its states, where they differ from these: 'Choose a file', 'Remove', 'Uploaded'. */
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

/** Handles a chosen file: it is checked first, and replaces an upload in progress. */
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
