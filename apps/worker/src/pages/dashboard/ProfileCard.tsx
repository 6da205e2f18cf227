import { Card, CardLink } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { ArrowRightIcon } from '@repo/ui/icons/ArrowRightIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

/** How much of her profile she has filled in. The whole card leads to the rest. */
export function ProfileCard({ percent }: { readonly percent: number }) {
  const { say } = useLanguage();
  const titleId = useId();
  return (
    <Card as="section" padding="small" labelledBy={titleId}>
      <Stack gap="xsmall">
        <Spread align="baseline">
          <Heading level={2} size={4} id={titleId}>
            <CardLink href={paths.completeProfile}>{say('dashboard.complete')}</CardLink>
          </Heading>
          <Inline>
            <Text weight="strong">{`${String(percent)}%`}</Text>
            <Text as="span" tone="primary">
              <ArrowRightIcon size="small" />
            </Text>
          </Inline>
        </Spread>
        <ProgressBar label={say('dashboard.completion')} hideLabel percent={percent} level="plain" />
      </Stack>
    </Card>
  );
}
