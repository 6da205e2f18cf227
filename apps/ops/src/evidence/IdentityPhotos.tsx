import { identityImageQuery, type IdentityCheck } from '@repo/api-client/queries/papers';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import { Text } from '@repo/ui/primitives/Text';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useObjectUrls } from './use-object-urls.ts';
import { useWatermark } from './use-watermark.ts';

const labels: Readonly<Record<string, string>> = {
  selfie: 'Selfie',
  id_front: 'ID card, front',
  id_back: 'ID card, back',
};

/** 'liveness-2' is the second photo of her movement. */
const labelOf = (image: string): string => labels[image] ?? `Movement, photo ${image.split('-')[1] ?? ''}`;

const dataOf = (results: readonly UseQueryResult<Blob>[]): readonly (Blob | undefined)[] =>
  results.map(({ data, isError }) => (isError ? new Blob() : data));

interface PhotosProps {
  readonly checkId: string;
  readonly images: readonly string[];
  readonly label: string;
  readonly size: 'large' | 'small';
}

/** Photos of an attempt in the viewer. Each opening is on record. */
function Photos({ checkId, images, label, size }: PhotosProps) {
  const photos = useQueries({
    queries: images.map((image) => identityImageQuery(client, checkId, image)),
    combine: dataOf,
  });
  const urls = useObjectUrls(photos);
  const watermark = useWatermark();
  return (
    <EvidenceViewer
      label={label}
      watermark={watermark}
      size={size}
      pages={images.map((image, index) => ({ id: image, label: labelOf(image), src: urls[index] ?? null }))}
    />
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
        <Disclosure label="Photos of her movement" note={`${moving.length} photos`} defaultOpen>
          <Photos checkId={id} images={moving} label="Movement" size="small" />
        </Disclosure>
      )}
    </TitledCard>
  );
}
