import { identityImageQuery, type IdentityCheck } from '@repo/api-client/queries/papers';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useObjectUrls } from './use-object-urls.ts';
import { useWatermark } from './use-watermark.ts';

const labels: Readonly<Record<string, string>> = {
  selfie: 'Selfie',
  id_front: 'ID card, front',
  id_back: 'ID card, back',
};

/** 'liveness-2' is the second photo of her movement. */
const labelOf = (image: string): string => labels[image] ?? `Movement ${image.split('-')[1] ?? ''}`;

/** In place of a photo that could not be loaded: the viewer says that it cannot show it. */
const NO_PHOTO = new Blob();

const photosOf = (results: readonly UseQueryResult<Blob>[]): readonly (Blob | undefined)[] =>
  results.map(({ data, isError }) => (isError ? NO_PHOTO : data));

interface PhotosProps {
  readonly checkId: string;
  readonly images: readonly string[];
  readonly label: string;
  readonly size: 'large' | 'small';
}

/** Photos of an attempt in the viewer. Each opening is on record, and who has not opened them does not decide. */
function Photos({ checkId, images, label, size }: PhotosProps) {
  const queries = images.map((image) => identityImageQuery(client, checkId, image));
  const photos = useQueries({ queries, combine: photosOf });
  const urls = useObjectUrls(photos);
  const watermark = useWatermark();
  const [retrying, setRetrying] = useState(false);
  const loadAgain = async () => {
    setRetrying(true);
    const failed = queries.filter((_, index) => photos[index] === NO_PHOTO);
    await Promise.all(failed.map(({ queryKey }) => queryClient.refetchQueries({ queryKey })));
    setRetrying(false);
  };
  return (
    <>
      {(retrying || photos.includes(NO_PHOTO)) && (
        <LoadError
          message="A photo could not be loaded."
          retrying={retrying}
          onRetry={() => void loadAgain()}
        />
      )}
      <EvidenceViewer
        label={label}
        watermark={watermark}
        size={size}
        pages={images.map((image, index) => ({ id: image, label: labelOf(image), src: urls[index] ?? null }))}
      />
    </>
  );
}

/** The selfie beside the card, and the photos of her movement below. */
export function IdentityPhotos({ attempt: { id, images } }: { readonly attempt: IdentityCheck }) {
  const compared = ['selfie', 'id_front', 'id_back'].filter((image) => images.includes(image));
  const moving = images.filter((image) => !compared.includes(image));
  return (
    <TitledCard title="Her photos">
      {images.length === 0 ? (
        <Text>The photos were deleted.</Text>
      ) : (
        <Photos checkId={id} images={compared} label="Selfie and card" size="large" />
      )}
      {moving.length > 0 && (
        <Disclosure label="Movement photos" note={`${moving.length} photos`} defaultOpen>
          <Photos checkId={id} images={moving} label="Movement" size="small" />
        </Disclosure>
      )}
    </TitledCard>
  );
}
