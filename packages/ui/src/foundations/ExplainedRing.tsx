import { useState } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { ScoreBreakdown } from '../components/ScoreBreakdown/ScoreBreakdown.tsx';
import { ScoreRing } from '../components/ScoreRing/ScoreRing.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import type { SampleScore } from './sample-scores.ts';

/** A ring that can be pressed, with the sentence of its part, beside the list of all parts. */
export function ExplainedRing({ score: { parts, score, tier } }: { readonly score: SampleScore }) {
  const [selected, setSelected] = useState<string | null>(null);
  const open = parts.find(({ id }) => id === selected);
  return (
    <Grid columns={2}>
      <Card>
        <Stack align="center">
          <ScoreRing parts={parts} score={score} tier={tier} selected={selected} onSelect={setSelected} />
          <Text align="center" as="div">
            <output>
              {open === undefined ? 'Press a part of the ring.' : `${open.label}: ${open.text}`}
            </output>
          </Text>
        </Stack>
      </Card>
      <Card>
        <ScoreBreakdown parts={parts} score={score} tier={tier} label="The parts of the score" />
      </Card>
    </Grid>
  );
}
