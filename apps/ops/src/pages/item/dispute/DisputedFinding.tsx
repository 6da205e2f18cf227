import type { TeamDispute } from '@repo/api-client/queries/disputes';
import { checkStates } from '@repo/domain/status-vocabulary';
import { takesAttachments } from '@repo/domain/check-attachment';
import { documentOfCheck } from '@repo/domain/check-source';
import { misconductLabels, registryRegionLabels } from '@repo/domain/misconduct';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TextLink } from '@repo/ui/components/TextLink';
import { Text } from '@repo/ui/primitives/Text';
import { caseAddress } from '../../../work/case-address.ts';
import { checkNames } from '../../../work/work-words.ts';

const names = (hadSay: TeamDispute['had_say']): string =>
  hadSay.map((name) => name ?? 'A member without a name').join(', ');

/** What the team found, and who found it: none of them decides the dispute. */
export function DisputedFinding({ dispute }: { readonly dispute: TeamDispute }) {
  const { nanny_name: name, case_id: caseId, check, outcome, category, region, finding } = dispute;
  return (
    <TitledCard title="The finding">
      <DefinitionList
        items={[
          { term: 'Worker', value: name ?? 'Without a name' },
          check === null
            ? { term: 'Record', value: category === null ? 'Of the registry' : misconductLabels[category] }
            : { term: 'Check', value: checkNames[check] },
          ...(outcome === null ? [] : [{ term: 'Outcome', value: checkStates[outcome].english }]),
          ...(region === null ? [] : [{ term: 'Where', value: registryRegionLabels[region] }]),
          { term: 'Decided by', value: names(dispute.had_say) },
        ]}
      />
      <Text as="blockquote" lines="keep">
        {finding ?? 'The team wrote nothing to it.'}
      </Text>
      <Text tone="muted">Who decided the finding does not decide its dispute.</Text>
      {check !== null && (documentOfCheck(check) !== null || takesAttachments(check)) && (
        <Text tone="muted">
          In the case, open each paper that is kept and each file that a member added, and then rule.
        </Text>
      )}
      {check === 'identity' && (
        <Text tone="muted">
          In the case, open the photos that wait for the team, and then rule. The check becomes clear only by
          them, or when the identity was proven since.
        </Text>
      )}
      {caseId !== null && (
        <TextLink href={caseAddress(caseId, { check, beside: 'report', from: null })} placement="alone">
          Open the case
        </TextLink>
      )}
    </TitledCard>
  );
}
