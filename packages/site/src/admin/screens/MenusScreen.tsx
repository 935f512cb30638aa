import { adminPath } from '@croupier/core';
import { adminLabels, adminMenuLabels } from '@croupier/core/messages';
import { ButtonLink, Tabs } from '@croupier/ui/admin';
import { FileButtons } from '../import/FileButtons.js';
import { MenuTable } from '../menus/MenuTable.js';
import { ScreenHead } from '../ScreenHead.js';
import { useAddressValue } from '../use-address.js';
import list from './list.module.css';

const labels = adminMenuLabels;

/** The menus of the header and of the footer. */
export function MenusScreen() {
  const [menu, setMenu] = useAddressValue('menu');
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.text}
        actions={
          <>
            <ButtonLink variant="quiet" href={adminPath('dashboard')}>
              {adminLabels.toDashboard}
            </ButtonLink>
            <FileButtons collection="menus" query={{}} />
          </>
        }
      />
      <Tabs
        label={labels.title}
        value={menu === 'footer' ? 'footer' : 'header'}
        onChange={(id) => setMenu(id === 'footer' ? id : '')}
        tabs={(['header', 'footer'] as const).map((id) => ({
          id,
          label: labels.tabs[id],
          content: <MenuTable menu={id} />,
        }))}
      />
    </div>
  );
}
