import { adminPath, allows, type OperationResult } from '@croupier/core';
import { adminHomepageLabels, moveLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ButtonLink,
  DragHandle,
  MoveButtons,
  ReorderArea,
  Table,
  Tabs,
} from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { positionAfter } from '../records/position-after.js';
import { ScreenHead } from '../ScreenHead.js';
import list from './list.module.css';

const { content: labels } = adminHomepageLabels;

type Section = OperationResult<'homepage.sections.list'>['records'][number];

/** The sections of the home page: which are shown, and in which order. */
export function ContentScreen() {
  const role = useAdmin().getSession().user?.role;
  const sections = useQuestion('homepage.sections.list', {});
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.text}
        actions={
          allows('edit homepage', role) ? (
            <ButtonLink href={adminPath('homepage')}>{labels.edit}</ButtonLink>
          ) : undefined
        }
      />
      <Tabs
        label={labels.title}
        tabs={[
          {
            id: 'sections',
            label: labels.tab,
            content: <Loaded query={sections}>{({ records }) => <SectionTable sections={records} />}</Loaded>,
          },
        ]}
      />
    </div>
  );
}

function SectionTable({ sections }: { sections: readonly Section[] }) {
  const role = useAdmin().getSession().user?.role;
  const mayEdit = allows('edit homepage', role);
  const change = useChange();
  const move = (section: Section, to: 'up' | 'down' | number) => {
    const position = positionAfter(sections.indexOf(section) + 1, to);
    const message = moveLabels.done(section.title, position, sections.length);
    toastFailure(change('homepage.sections.move', { record: String(section.id), to }, { message }));
  };
  const toggle = ({ id, title, isActive }: Section) =>
    toastFailure(
      change(
        isActive ? 'homepage.sections.disable' : 'homepage.sections.enable',
        { records: [String(id)] },
        { message: isActive ? labels.done.disabled(title) : labels.done.enabled(title) },
      ),
    );
  return (
    <ReorderArea onMove={(from, to) => move(sections[from] as Section, to + 1)}>
      <Table
        caption={labels.tab}
        hidesCaption
        rows={sections}
        rowKey={({ id }) => String(id)}
        columns={[
          { title: labels.columns.title, cell: ({ title }) => title },
          { title: labels.columns.id, cell: ({ id }) => id, align: 'end' },
          { title: labels.columns.type, cell: ({ type }) => type.replace('-', ' ') },
          {
            title: labels.columns.status,
            cell: ({ isActive }) => (
              <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? labels.active : labels.inactive}</Badge>
            ),
          },
          {
            title: labels.columns.order,
            cell: (section) => {
              const position = sections.indexOf(section) + 1;
              return (
                <span className={list.inline}>
                  {mayEdit ? <DragHandle /> : null}
                  <span className={list.order}>{section.order}</span>
                  {mayEdit ? (
                    <MoveButtons
                      name={section.title}
                      position={position}
                      total={sections.length}
                      onMove={(to) => move(section, to)}
                    />
                  ) : null}
                </span>
              );
            },
          },
          {
            title: labels.columns.actions,
            cell: (section) =>
              mayEdit ? (
                <span className={list.inline}>
                  <Button variant="quiet" onClick={() => toggle(section)}>
                    {section.isActive ? labels.disable : labels.enable}
                    <span className="cr-visually-hidden"> {section.title}</span>
                  </Button>
                  <ButtonLink variant="quiet" href={adminPath('section', String(section.id))}>
                    {labels.editSection}
                    <span className="cr-visually-hidden"> {section.title}</span>
                  </ButtonLink>
                </span>
              ) : null,
          },
        ]}
      />
    </ReorderArea>
  );
}
