import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { dropFile, keepFile, readFile } from '@repo/app-shell/drafts/file-drafts';
import type { DraftKey } from '@repo/app-shell/drafts/draft-store';
import type { PhotoUploadProps } from '@repo/ui/components/PhotoUpload';
import { useEffect, useRef, useState } from 'react';
import type { PlainKey } from '../language/catalogue.ts';
import { session } from '../session/session.ts';
import { isPicture } from './is-picture.ts';

type Refused = Parameters<PhotoUploadProps['onRefuse']>[0];

const refusals = {
  size: 'complete.photo.size',
  kind: 'complete.photo.kind',
  empty: 'complete.photo.empty',
} as const satisfies Readonly<Record<Refused, PlainKey>>;

export interface SentPhoto {
  readonly file: Blob | undefined;
  /** Whether she takes the stored photo away. */
  readonly isRemoved: boolean;
  /** Whether others see it. */
  readonly shown: boolean;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** The stored photo and a chosen replacement. A form sends the replacement, and the device keeps it until then. */
export function useChosenPhoto(
  form: string,
  record: Pick<WireWorkerRecord, 'profile_photo' | 'shows_photo'>,
) {
  const [isRemoved, setRemoved] = useState(false);
  const stored = isRemoved ? '' : (record.profile_photo ?? '');
  const [shown, show] = useState(record.shows_photo);
  const [key] = useState<DraftKey>(() => ({ person: session.person(), form, subject: 'photo' }));
  const [chosen, setChosen] = useState<Blob>();
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<PlainKey>();
  const sending = useRef<AbortController>(undefined);
  const latest = useRef<Blob>(undefined);

  useEffect(() => {
    let isHere = true;
    // A photo that the worker chose meanwhile is newer.
    void readFile(key).then((kept) => isHere && setChosen((newer) => newer ?? kept));
    return () => {
      isHere = false;
    };
  }, [key]);

  const take = (file: Blob | undefined) => {
    setRefusal(undefined);
    setChosen(file);
    void (file === undefined ? dropFile(key) : keepFile(key, file));
  };
  const choose = async (file: Blob) => {
    latest.current = file;
    setRefusal(undefined);
    const isReadable = await isPicture(file);
    // She may have chosen another one, or taken it away, while the browser read it.
    if (latest.current !== file) return;
    if (isReadable) take(file);
    else setRefusal(refusals.empty);
  };
  return {
    chosen,
    /** Whether the completion counts a photo. */
    isThere: chosen !== undefined || stored !== '',
    stored,
    shown,
    show,
    percent,
    refusal,
    choose,
    /** Takes the chosen photo away. */
    drop: () => {
      latest.current = undefined;
      take(undefined);
    },
    /** Takes the stored photo away, when the form is sent. */
    remove: () => setRemoved(true),
    refuse: (reason: Refused) => setRefusal(refusals[reason]),
    /** Passes the photo to the sender, with a callback for the progress. */
    send: async <T>(work: (sent: SentPhoto) => Promise<T>): Promise<T> => {
      sending.current = new AbortController();
      try {
        return await work({
          file: chosen,
          isRemoved,
          shown,
          onProgress: setPercent,
          signal: sending.current.signal,
        });
      } finally {
        setPercent(undefined);
      }
    },
    /** Cancels the upload. The saved profile stays, and the photo waits on the device. */
    cancel: () => sending.current?.abort(),
    /** Deletes the stored copy after the upload. */
    forget: () => dropFile(key),
  };
}

export type ChosenPhoto = ReturnType<typeof useChosenPhoto>;
