import { allows, type OperationInput } from '@croupier/core';
import { adminRedirectLabels } from '@croupier/core/messages';
import { ActionMenu, lazyPart, showToast } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { useDownload } from '../backend/use-download.js';
import { ImportButton } from '../import/FileButtons.js';
import { OutgoingLinks } from '../links/OutgoingLinks.js';
import { MissingAddresses } from '../redirects/MissingAddresses.js';
import { RedirectTable } from '../redirects/RedirectTable.js';
import { RedirectTest } from '../redirects/RedirectTest.js';
import { replaceAddressValues, useAddressValue } from '../use-address.js';
import { WhenOpened } from '../WhenOpened.js';

const RedirectDialog = lazyPart(async () => (await import('../redirects/RedirectDialog.js')).RedirectDialog);

const labels = adminRedirectLabels;

type Host = OperationInput<'redirects.host-file'>['host'];
const HOSTS = Object.keys(labels.hosts) as Host[];

/** Old addresses and where they lead, a test of any address, what visitors asked for in vain, and links to other sites. */
export function RedirectsScreen() {
  const role = useAdmin().getSession().user?.role;
  const mayEdit = allows('edit menus and redirects', role);
  const mayImport = allows('import and delete content', role);
  const [edited, setEdited] = useAddressValue('edit');
  const isOpen = mayEdit && edited !== '';
  const close = () => replaceAddressValues({ edit: '', field: '' });
  return (
    <>
      <RedirectTable
        onEdit={setEdited}
        actions={
          <>
            {mayImport ? <ImportButton collection="redirects" /> : null}
            <ExportMenu />
          </>
        }
      >
        <RedirectTest />
        <MissingAddresses />
        <OutgoingLinks />
      </RedirectTable>
      <WhenOpened isOpen={isOpen} onClose={close}>
        <RedirectDialog record={isOpen ? edited : undefined} onClose={close} />
      </WhenOpened>
    </>
  );
}

/** All redirects as a CSV file, or those that apply as the file of a host. */
function ExportMenu() {
  const download = useDownload();
  const downloadHostFile = async (host: Host) => {
    const result = await download('redirects.host-file', { host }, `redirects.${host}.txt`);
    if (result === undefined) return;
    const { file, written, left } = result;
    showToast({
      tone: left.length === 0 ? 'good' : 'plain',
      title: labels.hostFileWritten(file, written),
      ...(left.length === 0 ? {} : { text: labels.hostFileLeft(left.length) }),
    });
  };
  return (
    <ActionMenu
      label={labels.export}
      align="end"
      entries={[
        {
          label: labels.exportAll,
          onAction: () => void download('redirects.export', {}, 'redirects.csv'),
        },
        'line',
        ...HOSTS.map((host) => ({
          label: labels.hostFile(labels.hosts[host]),
          onAction: () => void downloadHostFile(host),
        })),
      ]}
    />
  );
}
