import type { ImportableName } from '@croupier/core';
import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button } from '@croupier/ui/admin';
import { useDownload } from '../backend/use-download.js';

/** Downloads an empty file with the columns of a collection, as CSV or as a workbook. */
export function TemplateButtons({ collection }: { collection: ImportableName }) {
  const download = useDownload();
  return (
    <div>
      <Button
        variant="plain"
        onClick={() => void download(`${collection}.template`, {}, `${collection}-template.csv`)}
      >
        {labels.template}
      </Button>
      <Button
        variant="plain"
        onClick={() =>
          void download(`${collection}.template`, { format: 'xlsx' }, `${collection}-template.xlsx`)
        }
      >
        {labels.templateWorkbook}
      </Button>
    </div>
  );
}
