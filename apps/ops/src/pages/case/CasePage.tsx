import { useParams } from 'react-router';
import { isId } from '../../is-id.ts';
import { UnknownAddress } from '../../shell/UnexpectedError.tsx';
import { CaseView } from './CaseView.tsx';

/** The case that the address names. Another one starts with a page of its own. */
export default function CasePage() {
  const { case: id = '' } = useParams();
  return isId(id) ? <CaseView key={id} id={id} /> : <UnknownAddress />;
}
