import type { DraftKey } from '@repo/app-shell/drafts/draft-store';
import { dropFile, keepFile, readFile } from '@repo/app-shell/drafts/file-drafts';
import type { PhotoUploadProps } from '@repo/ui/components/PhotoUpload';
import { useEffect, useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { session } from '../../session/session.ts';

const refusals = {
  size: 'complete.photo.size',
  kind: 'complete.photo.kind',
  empty: 'complete.photo.empty',
} as const satisfies Readonly<Record<Parameters<PhotoUploadProps['onRefuse']>[0], PlainKey>>;

/** The photo that she chose: it goes once the profile is there, and is kept until it went. */
export function useOnboardingPhoto() {
  const [key] = useState<DraftKey>(() => ({
    person: session.person(),
    form: 'onboarding',
    subject: 'photo',
  }));
  const [chosen, setChosen] = useState<Blob>();
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<PlainKey>();
  useEffect(() => {
    let isHere = true;
    // One that was chosen meanwhile is the newer.
    void readFile(key).then((kept) => isHere && setChosen((newer) => newer ?? kept));
    return () => {
      isHere = false;
    };
  }, [key]);
  return {
    chosen,
    percent,
    refusal,
    onProgress: setPercent,
    choose: (file: Blob | undefined) => {
      setRefusal(undefined);
      setChosen(file);
      void (file === undefined ? dropFile(key) : keepFile(key, file));
    },
    refuse: (reason: keyof typeof refusals) => setRefusal(refusals[reason]),
    forget: () => dropFile(key),
  };
}

export type OnboardingPhoto = ReturnType<typeof useOnboardingPhoto>;
