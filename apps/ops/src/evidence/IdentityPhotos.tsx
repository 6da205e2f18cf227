import { identityImageQuery, type IdentityCheck } from '@repo/api-client/queries/papers';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { attemptText } from './attempt-words.ts';
import { ComparedPhotos } from './ComparedPhotos.tsx';
import { isCard, labelsOf, SELFIE } from './photo-words.ts';
import { useObjectUrls } from './use-object-urls.ts';
import { useWatermark } from './use-watermark.ts';

/** In place of a photo that could not be loaded: the viewer says that it cannot show it. */
const NO_PHOTO = new Blob();

const photosOf = (results: readonly UseQueryResult<Blob>[]): readonly (Blob | undefined)[] =>
  results.map(({ data, isError }) => (isError ? NO_PHOTO : data));

interface IdentityPhotosProps {
  readonly attempt: IdentityCheck;
}

/** Each photo is opened at once, and that is on record: who has not opened them does not decide. */
function Photos({ attempt: { id, images } }: IdentityPhotosProps) {
  const queries = images.map((image) => identityImageQuery(client, id, image));
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
  const labels = labelsOf(images);
  const pages = images.map((image, index) => ({
    id: image,
    label: labels.get(image) ?? image,
    src: urls[index] ?? null,
  }));
  return (
    <>
      {(retrying || photos.includes(NO_PHOTO)) && (
        <LoadError
          message="A photo could not be loaded."
          retrying={retrying}
          onRetry={() => void loadAgain()}
        />
      )}
      <ComparedPhotos
        watermark={watermark}
        faces={pages
          .filter(({ id: image }) => !isCard(image))
          .toSorted((one, other) => Number(other.id === SELFIE) - Number(one.id === SELFIE))}
        cards={pages.filter(({ id: image }) => isCard(image))}
      />
    </>
  );
}

/** The photos that she took of herself and of her card. */
export const IdentityPhotos = ({ attempt }: IdentityPhotosProps) => (
  <TitledCard title="The worker’s photos">
    {attempt.images.length === 0 ? (
      <Text>The photos were deleted.</Text>
    ) : (
      <>
        <Photos attempt={attempt} />
        <Text tone="muted">{attemptText(attempt)}</Text>
      </>
    )}
  </TitledCard>
);
