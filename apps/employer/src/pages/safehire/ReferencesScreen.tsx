import { DEMONSTRATION_REFERENCES_MAXIMUM } from '@repo/domain/demonstration';
import { canAddDemonstrationReference } from '@repo/domain/demonstration-references';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { IconButton } from '@repo/ui/components/IconButton';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useRef } from 'react';
import { phoneText } from '../../session/phone-text.ts';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

/** Up to three referees. The visitor can remove each of them. */
export function ReferencesScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  const { references } = kept;
  const heading = useRef<HTMLHeadingElement>(null);
  const added = references.length;
  return (
    <DemonstrationScreen demonstration={demonstration} title="Add References">
      <Text>
        Our team would call the people you name. Here nobody is called, and what you enter stays on this
        device: an invented name will do.
      </Text>
      <Stack as="section" gap="small">
        <Heading level={2} size={3} ref={heading}>
          References added: {added} of {DEMONSTRATION_REFERENCES_MAXIMUM}
        </Heading>
        {added > 0 && (
          <Stack as="ul" gap="small">
            {references.map((reference) => (
              <Card key={reference.phone} as="li" padding="small">
                <Spread>
                  <div>
                    <Heading level={3} size={4}>
                      {reference.name}
                    </Heading>
                    <Text tone="muted">
                      {reference.relationship} ·{' '}
                      <Text as="span" lines="whole">
                        {phoneText(reference.phone)}
                      </Text>
                    </Text>
                  </div>
                  <IconButton
                    label={`Remove ${reference.name}`}
                    icon={<BinIcon />}
                    onClick={() => {
                      change((before) => ({
                        references: before.references.filter(({ phone }) => phone !== reference.phone),
                      }));
                      // The button disappears with the referee.
                      heading.current?.focus();
                    }}
                  />
                </Spread>
              </Card>
            ))}
          </Stack>
        )}
        {added === 0 && <Text tone="muted">Nobody yet.</Text>}
      </Stack>
      {canAddDemonstrationReference(added) ? (
        <ReferenceForm
          // A new key empties the form after each added referee.
          key={added}
          added={references}
          onAdd={(reference) => {
            change((before) => ({ references: [...before.references, reference] }));
            heading.current?.focus();
          }}
        />
      ) : (
        <Text>These are as many as can be added. Remove one to name somebody else.</Text>
      )}
      <PageActions>
        <Button variant={added === 0 ? 'secondary' : 'primary'} onClick={() => goTo('progress')}>
          {added === 0 ? 'Skip for Now' : 'Continue'}
        </Button>
      </PageActions>
    </DemonstrationScreen>
  );
}
