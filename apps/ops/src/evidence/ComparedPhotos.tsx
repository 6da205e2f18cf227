import { EvidenceStrip } from '@repo/ui/patterns/EvidenceStrip';
import { EvidenceViewer, type EvidenceViewerPage } from '@repo/ui/patterns/EvidenceViewer';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';

interface ComparedPhotosProps {
  /** The selfie first, then the photos of her movement. */
  readonly faces: readonly EvidenceViewerPage[];
  readonly cards: readonly EvidenceViewerPage[];
  readonly watermark: string;
}

/** The selfie beside the card, and all photos of her face below: a press puts another one into the place of the selfie. */
export function ComparedPhotos({ faces, cards, watermark }: ComparedPhotosProps) {
  const [chosen, choose] = useState<string>();
  const shown = faces.find(({ id }) => id === chosen) ?? faces[0];
  return (
    <>
      <EvidenceViewer
        label="Selfie and card"
        watermark={watermark}
        pages={shown === undefined ? cards : [shown, ...cards]}
      />
      {shown !== undefined && faces.length > 1 && (
        <Stack gap="xsmall">
          <Text tone="muted">The movement, and what was asked:</Text>
          <EvidenceStrip
            label="Selfie and movement"
            watermark={watermark}
            photos={faces}
            shown={shown.id}
            onShow={choose}
          />
        </Stack>
      )}
    </>
  );
}
