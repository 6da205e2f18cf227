import { TitledCard } from '@repo/ui/components/TitledCard';
import { inventedCard, inventedSelfie, type InventedFace } from '@repo/ui/samples/invented-person';
import { ComparedPhotos } from '../../../evidence/ComparedPhotos.tsx';
import { promptLabels } from '../../../evidence/photo-words.ts';
import { WATERMARK } from '../invented.ts';
import type { Task } from '../task.ts';

const hers: InventedFace = { shape: 'round', hair: 'short' };

const cards = [
  {
    id: 'id_front',
    label: 'ID card, front',
    src: inventedCard({
      face: { shape: 'long', hair: 'braids' },
      name: 'MARY AUMA WANJALA',
      born: '03.08.1994',
      number: '00000417',
    }),
  },
];
const faces = [
  { id: 'selfie', label: 'Selfie', src: inventedSelfie(hers) },
  { id: 'liveness-1', label: promptLabels.side, src: inventedSelfie(hers, -60) },
  { id: 'liveness-2', label: promptLabels.other, src: inventedSelfie(hers, 60) },
];

const Evidence = () => (
  <TitledCard title="Her photos">
    <ComparedPhotos faces={faces} cards={cards} watermark={WATERMARK} />
  </TitledCard>
);

export const identity: Task = {
  title: 'Identity',
  asked: 'Say whether the card is that of the woman who sent the photos.',
  Evidence,
  kind: 'identity',
  team: [
    { form: 'identity', decision: 'failed', reason: 'face_differs' },
    { form: 'identity', decision: 'failed', reason: 'card_differs' },
  ],
  why: 'The movement shows a living woman, and the card shows another one: another face, “Mary” in place of “Mercy”, and a birthday four years earlier. The registry knows the number, but as the number of the woman on the card.',
  rule: 'An identity is proven when all three questions are answered with yes: the same face, a genuine card with her name and number, a living person. A likeness of names answers none of them. A second member decides it too.',
  harm: '“It is proven” lets a stranger into a home under the good name of another woman: a child is left with somebody whom nobody checked, and what she does there is written down against Mary. Photos that are called unusable tell the worker to take better ones, and she sends the same card again.',
};
