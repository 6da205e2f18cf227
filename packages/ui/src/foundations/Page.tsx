import type { ReactNode } from 'react';
import { Content } from '../primitives/Content/Content.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';

interface PageProps {
  readonly title: string;
  /** The purpose, in a sentence or two. */
  readonly intro: string;
  readonly children: ReactNode;
}

/** A page of the foundations. Only stories use it. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <main>
      <Content width="wide">
        <Stack gap="xlarge">
          <Stack gap="xsmall">
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{intro}</Text>
          </Stack>
          {children}
        </Stack>
      </Content>
    </main>
  );
}
