import { useParams } from 'react-router';
import { UnknownAddress } from '../../shell/UnexpectedError.tsx';
import { CaseView } from './CaseView.tsx';

/** The form of every id of the service. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The case that the address names. Another one starts with a page of its own. */
export default function CasePage() {
  const { case: id = '' } = useParams();
  return ID.test(id) ? <CaseView key={id} id={id} /> : <UnknownAddress />;
}
