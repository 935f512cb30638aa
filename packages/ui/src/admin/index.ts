import './admin.css';

export { Badge, type BadgeProps } from '../parts/Badge/Badge.js';
export { BarChart, type BarChartProps } from '../parts/BarChart/BarChart.js';
export { Button, type ButtonProps, type ButtonVariant } from '../parts/Button/Button.js';
export { ButtonLink, type ButtonLinkProps } from '../parts/ButtonLink/ButtonLink.js';
export { CheckboxField, type CheckboxFieldProps } from '../parts/CheckboxField/CheckboxField.js';
export { contrastRatio } from '../parts/color-contrast.js';
export { EmptyState, type EmptyStateProps } from '../parts/EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from '../parts/ErrorState/ErrorState.js';
export { FactList, type FactListProps } from '../parts/FactList/FactList.js';
export { Field, type FieldControlProps, type FieldProps, type FieldTextProps } from '../parts/Field/Field.js';
export { FormattedDate, type FormattedDateProps } from '../parts/FormattedDate/FormattedDate.js';
export { Notice, type NoticeProps } from '../parts/Notice/Notice.js';
export { Panel, type PanelProps } from '../parts/Panel/Panel.js';
export { ProgressBar, type ProgressBarProps } from '../parts/ProgressBar/ProgressBar.js';
export { SearchField, type SearchFieldProps } from '../parts/SearchField/SearchField.js';
export { SelectField, type SelectFieldProps, type SelectOption } from '../parts/SelectField/SelectField.js';
export { Skeleton, type SkeletonProps } from '../parts/Skeleton/Skeleton.js';
export { Stars, type StarsProps } from '../parts/Stars/Stars.js';
export { StatStrip, type StatStripProps } from '../parts/StatStrip/StatStrip.js';
export { TagList, type TagListProps } from '../parts/TagList/TagList.js';
export { TextField, type TextFieldProps } from '../parts/TextField/TextField.js';
export {
  AdminLayout,
  type AdminLayoutProps,
  type AdminNavGroup,
  type AdminNavLink,
} from './AdminLayout/AdminLayout.js';
export { AdminRoot, type AdminRootProps } from './AdminRoot/AdminRoot.js';
export { ChipsField, type ChipsFieldProps } from './fields/ChipsField/ChipsField.js';
export { ColorField, type ColorFieldProps } from './fields/ColorField/ColorField.js';
export { ComboboxField, type ComboboxFieldProps } from './fields/ComboboxField/ComboboxField.js';
export { CountriesField, type CountriesFieldProps } from './fields/CountriesField/CountriesField.js';
export { DateField, type DateFieldProps } from './fields/DateField/DateField.js';
export { localMinuteOf, momentOf } from './fields/DateField/local-time.js';
export { FileField, type FileFieldProps } from './fields/FileField/FileField.js';
export { FlagField, type FlagFieldProps } from './fields/FlagField/FlagField.js';
export type { FieldChangeEvent, FieldContract, FieldHandle } from './fields/field-contract.js';
export { ImageField, type ImageFieldProps } from './fields/ImageField/ImageField.js';
export { type ImageSize, resizeImage } from './fields/ImageField/resize-image.js';
export { ImagesField, type ImagesFieldProps } from './fields/ImagesField/ImagesField.js';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField/MoneyField.js';
export {
  NumberField,
  type NumberFieldProps,
  type NumberFieldValue,
} from './fields/NumberField/NumberField.js';
export type { FindRecords, FoundRecord, RecordKind } from './fields/RichTextField/editor-props.js';
export { RichTextField, type RichTextFieldProps } from './fields/RichTextField/RichTextField.js';
export { SlugField, type SlugFieldProps } from './fields/SlugField/SlugField.js';
export { SourcesField, type SourcesFieldProps } from './fields/SourcesField/SourcesField.js';
export { StarsField, type StarsFieldProps } from './fields/StarsField/StarsField.js';
export { SwitchField, type SwitchFieldProps } from './fields/SwitchField/SwitchField.js';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField/TextAreaField.js';
export { TextListField, type TextListFieldProps } from './fields/TextListField/TextListField.js';
export { UpdatesField, type UpdatesFieldProps } from './fields/UpdatesField/UpdatesField.js';
export type { FieldWords, FormLabels } from './form-labels.js';
export { CasinoForm, type CasinoFormProps } from './forms/CasinoForm.js';
export { EntityForm, type EntityFormProps } from './forms/EntityForm.js';
export { EntityPageForm, type EntityPageFormProps } from './forms/EntityPageForm.js';
export { Form, type FormProps } from './forms/Form.js';
export { FormField, type FormFieldProps } from './forms/FormField.js';
export { fieldText } from './forms/field-text.js';
export type { FormFieldControlProps } from './forms/form-field-control.js';
export type { FormIssue, FormSubmission } from './forms/form-state.js';
export type { RecordFormProps } from './forms/RecordForm.js';
export type { FoundHead } from './forms/record-page.js';
export { BonusForm, type BonusFormProps } from './forms/records/BonusForm.js';
export { GameForm, type GameFormProps } from './forms/records/GameForm.js';
export { MenuItemForm, type MenuItemFormProps } from './forms/records/MenuItemForm.js';
export { PageForm, type PageFormProps } from './forms/records/PageForm.js';
export { PostForm, type PostFormProps } from './forms/records/PostForm.js';
export { RedirectForm } from './forms/records/RedirectForm.js';
export { RoleExplainer, type RoleExplainerProps } from './forms/records/RoleExplainer.js';
export { ToplistForm, type ToplistFormProps } from './forms/records/ToplistForm.js';
export { describeToplistQuery } from './forms/records/toplist-query.js';
export { UserForm, type UserFormProps } from './forms/records/UserForm.js';
export type { ImageCropper } from './image-cropper.js';
export type { ImageFetch } from './image-fetch.js';
export type { ImageLibrary } from './image-library.js';
export type { ImageUpload } from './image-upload.js';
export { type ActionEntry, ActionMenu, type ActionMenuProps } from './parts/ActionMenu/ActionMenu.js';
export { AdminIcon, type AdminIconName, type AdminIconProps } from './parts/AdminIcon/AdminIcon.js';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteCommand,
  type PaletteGroup,
} from './parts/CommandPalette/CommandPalette.js';
export { ConfirmDialog, type ConfirmDialogProps } from './parts/ConfirmDialog/ConfirmDialog.js';
export type { BulkBarAction } from './parts/DataGrid/BulkBar.js';
export type { CellChange, GridCells } from './parts/DataGrid/cells/grid-cells.js';
export { DataGrid, type DataGridProps } from './parts/DataGrid/DataGrid.js';
export {
  ALL_SELECTED,
  type GridSelection,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  withRows,
} from './parts/DataGrid/grid-selection.js';
export type { GridColumn, GridDensity, GridView } from './parts/DataGrid/grid-view.js';
export { Dialog, type DialogProps } from './parts/Dialog/Dialog.js';
export { Drawer, type DrawerProps } from './parts/Drawer/Drawer.js';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  focusField,
  type SummarizedError,
} from './parts/ErrorSummary/ErrorSummary.js';
export { Fieldset, type FieldsetProps } from './parts/Fieldset/Fieldset.js';
export {
  type CellError,
  type CellError as ImportFault,
  type ImportColumn,
  ImportGrid,
  type ImportGridProps,
  type ImportRow,
} from './parts/ImportGrid/ImportGrid.js';
export {
  LazyPart,
  type LazyPartProps,
  type LoadFailureProps,
  lazyPart,
} from './parts/LazyPart/LazyPart.js';
export { MoveButtons, type MoveButtonsProps } from './parts/MoveButtons/MoveButtons.js';
export { Pagination, type PaginationProps } from './parts/Pagination/Pagination.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './parts/RadioGroup/RadioGroup.js';
export { ReasonedButton, type ReasonedButtonProps } from './parts/ReasonedButton/ReasonedButton.js';
export { RecordDiff, type RecordDiffProps } from './parts/RecordDiff/RecordDiff.js';
export { DragHandle, ReorderArea, type ReorderAreaProps } from './parts/ReorderArea/ReorderArea.js';
export { SearchPreview, type SearchPreviewProps } from './parts/SearchPreview/SearchPreview.js';
export { Table, type TableColumn, type TableProps, type TableSort } from './parts/Table/Table.js';
export { type Tab, Tabs, type TabsProps } from './parts/Tabs/Tabs.js';
export { hideToast, showToast, Toaster, type ToastOptions } from './parts/Toaster/Toaster.js';
export { Tooltip, TooltipGroup, type TooltipProps } from './parts/Tooltip/Tooltip.js';
