import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.js';
import { CheckboxField } from '../../parts/CheckboxField/CheckboxField.js';
import { SearchField } from '../../parts/SearchField/SearchField.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import { TextField } from '../../parts/TextField/TextField.js';
import { ChipsField } from '../fields/ChipsField/ChipsField.js';
import { ColorField } from '../fields/ColorField/ColorField.js';
import { ComboboxField } from '../fields/ComboboxField/ComboboxField.js';
import { CountriesField } from '../fields/CountriesField/CountriesField.js';
import { DateField } from '../fields/DateField/DateField.js';
import { FileField } from '../fields/FileField/FileField.js';
import { FlagField } from '../fields/FlagField/FlagField.js';
import { ImageField } from '../fields/ImageField/ImageField.js';
import { ImagesField } from '../fields/ImagesField/ImagesField.js';
import { MoneyField } from '../fields/MoneyField/MoneyField.js';
import { NumberField } from '../fields/NumberField/NumberField.js';
import { RichTextField } from '../fields/RichTextField/RichTextField.js';
import { SlugField } from '../fields/SlugField/SlugField.js';
import { StarsField } from '../fields/StarsField/StarsField.js';
import { SwitchField } from '../fields/SwitchField/SwitchField.js';
import { TextAreaField } from '../fields/TextAreaField/TextAreaField.js';
import { TextListField } from '../fields/TextListField/TextListField.js';
import { RadioGroup } from '../parts/RadioGroup/RadioGroup.js';
import { adminDecorator } from '../testing/admin-decorator.js';
import { Form } from './Form.js';

const options = ['Malta', 'Kenya', 'Peru'].map((label) => ({ value: label.toLowerCase(), label }));

const initial = {
  text: 'Fox',
  area: 'Calm.',
  select: 'kenya',
  combobox: 'malta' as string | null,
  chips: ['malta'] as readonly string[],
  countries: ['DK'] as readonly string[],
  list: ['Visa'] as readonly string[],
  number: 3 as number | null,
  stars: 8 as number | null,
  flag: true,
  switched: false,
  radio: 'peru',
  date: '2026-01-05',
  color: '#15803d',
  money: '$10',
  slug: 'golden-fox',
  image: '/placeholder.svg',
  images: ['/sample-logo.svg'] as readonly string[],
  html: '<p>Calm.</p>',
  search: 'fox',
  checked: true,
};

/** What a form holds: the files of a field begin as none, and cannot be given. */
type Values = typeof initial & { file: FileList | null };

const CSV_FILE = new File(['name\nCopper Heron'], 'casinos.csv', { type: 'text/csv' });

/** Changes one field of each kind with the keyboard. */
async function typeIntoFields(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'es');
  canvas.getByRole('textbox', { name: 'Number' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  canvas.getByRole('textbox', { name: 'Stars' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.type(canvas.getByRole('textbox', { name: 'List' }), 'Skrill{Enter}');
  canvas.getByRole('checkbox', { name: 'Flag' }).focus();
  await userEvent.keyboard(' ');
  canvas.getByRole('switch', { name: 'Switch' }).focus();
  await userEvent.keyboard(' ');
  canvas.getByRole('radio', { name: 'Peru' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  const combobox = canvas.getByRole('combobox', { name: 'Combobox' });
  await userEvent.clear(combobox);
  await userEvent.type(combobox, 'ken');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(combobox).toHaveValue('Kenya'));
  canvas.getByRole('combobox', { name: 'Chips' }).focus();
  await userEvent.keyboard('{Backspace}');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Images/ }), '/second.svg{Enter}');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'es');
  await userEvent.upload(canvas.getByLabelText('File'), CSV_FILE);
}

const changed = {
  ...initial,
  text: 'Foxes',
  number: 4,
  stars: 7.8,
  list: ['Visa', 'Skrill'],
  flag: false,
  switched: true,
  radio: 'kenya',
  combobox: 'kenya',
  chips: [],
  images: ['/sample-logo.svg', '/second.svg'],
  search: 'foxes',
  file: ['casinos.csv'],
};

/** A form of react-hook-form, to which every field is registered and nothing else. */
function HookForm({
  onValid,
  onInvalid,
}: {
  onValid: (values: object) => void;
  onInvalid: (faults: string[]) => void;
}) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    defaultValues: { ...initial, file: null },
  });
  const touched = Object.keys(formState.touchedFields).sort().join(' ');
  const required = (name: 'combobox') =>
    register(name, { validate: (value) => value !== null || 'Required' });
  return (
    <Form
      label="Fields of react-hook-form"
      onSubmit={handleSubmit(
        ({ file, ...values }) => onValid({ ...values, file: [...(file ?? [])].map(({ name }) => name) }),
        (faults) => onInvalid(Object.keys(faults)),
      )}
      actions={
        <Button variant="plain" onClick={() => reset()}>
          Reset
        </Button>
      }
      status={touched}
    >
      <TextField label="Text" {...register('text')} />
      <TextAreaField label="Area" {...register('area')} />
      <SelectField label="Select" options={options} {...register('select')} />
      <ComboboxField label="Combobox" options={options} {...required('combobox')} />
      <ChipsField label="Chips" options={options} {...register('chips')} />
      <CountriesField label="Countries" {...register('countries')} />
      <TextListField label="List" {...register('list')} />
      <NumberField label="Number" {...register('number')} />
      <StarsField label="Stars" {...register('stars')} />
      <FlagField label="Flag" {...register('flag')} />
      <SwitchField label="Switch" {...register('switched')} />
      <RadioGroup label="Radio" options={options} {...register('radio')} />
      <DateField label="Date" {...register('date')} />
      <ColorField label="Color" {...register('color')} />
      <MoneyField label="Money" {...register('money')} />
      <SlugField label="Slug" {...register('slug')} />
      <ImageField label="Image" {...register('image')} />
      <ImagesField label="Images" {...register('images')} />
      <RichTextField label="Html" {...register('html')} />
      <CheckboxField label="Checkbox" {...register('checked')} />
      <SearchField label="Search" {...register('search')} />
      <FileField label="File" {...register('file')} />
    </Form>
  );
}

/** The same fields in a native form, which is read as a server would read it. */
function NativeForm({ onSend }: { onSend: (values: object) => void }) {
  const [isSent, setSent] = useState(false);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSend(Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)])));
    setSent(true);
  }
  return (
    <form aria-label="Native form" onSubmit={send}>
      <TextField label="Text" name="text" defaultValue={initial.text} />
      <ComboboxField label="Combobox" options={options} name="combobox" defaultValue={initial.combobox} />
      <ChipsField label="Chips" options={options} name="chips" defaultValue={initial.chips} />
      <TextListField label="List" name="list" defaultValue={initial.list} />
      <NumberField label="Number" name="number" defaultValue={initial.number} />
      <StarsField label="Stars" name="stars" defaultValue={initial.stars} />
      <FlagField label="Flag" name="flag" defaultValue={initial.flag} />
      <SwitchField label="Switch" name="switched" defaultValue={initial.switched} />
      <RadioGroup label="Radio" options={options} name="radio" defaultValue={initial.radio} />
      <TextAreaField label="Area" name="area" defaultValue={initial.area} />
      <SelectField label="Select" options={options} name="select" defaultValue={initial.select} />
      <CountriesField label="Countries" name="countries" defaultValue={initial.countries} />
      <DateField label="Date" name="date" defaultValue={initial.date} />
      <ColorField label="Color" name="color" defaultValue={initial.color} />
      <MoneyField label="Money" name="money" defaultValue={initial.money} />
      <SlugField label="Slug" name="slug" defaultValue={initial.slug} />
      <ImageField label="Image" name="image" defaultValue={initial.image} />
      <ImagesField label="Images" name="images" defaultValue={initial.images} />
      <RichTextField label="Html" name="html" defaultValue={initial.html} />
      <CheckboxField label="Checkbox" name="checked" defaultChecked={initial.checked} />
      <SearchField label="Search" name="search" defaultValue={initial.search} />
      <FileField label="File" name="file" />
      <Button type="submit">Send</Button>
      <Button type="reset">Reset</Button>
      <p role="status">{isSent ? 'Sent' : ''}</p>
    </form>
  );
}

const meta = {
  title: 'Admin/Form',
  component: Form,
  decorators: [adminDecorator],
  args: { label: 'Sign in', onSubmit: fn(), children: <TextField label="Email" type="email" /> },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = {
  args: { errors: [{ message: 'Email is required', fieldId: 'email' }], status: 'Not saved', onCancel: fn() },
};
export const SentByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'a@b{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
export const EnterInTheMiddle: Story = {
  args: {
    children: (
      <>
        <TextField label="Email" type="email" />
        <TextField label="Name" />
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Email' }), 'a@b{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
const onValid = fn();
const onInvalid = fn();
export const RegisteredToReactHookForm: Story = {
  render: () => <HookForm onValid={onValid} onInvalid={onInvalid} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    onValid.mockClear();
    onInvalid.mockClear();
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('its default values are in every field, and come back', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Combobox' })).toHaveValue('Malta');
      await expect(canvas.getByRole('textbox', { name: 'Stars' })).toHaveValue('4');
      await save();
      await waitFor(() => expect(onValid).toHaveBeenCalled());
      await expect(onValid.mock.lastCall?.[0]).toEqual({ ...initial, file: [] });
    });
    await step('it hears of every change, and of every field that was left', async () => {
      await typeIntoFields(canvasElement);
      await save();
      await waitFor(() => expect(onValid).toHaveBeenCalledTimes(2));
      await expect(onValid.mock.lastCall?.[0]).toEqual(changed);
      const touched = 'chips combobox file flag images list number radio search stars switched text';
      await expect(canvas.getByText(touched)).toBeVisible();
    });
    await step('it resets every field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Combobox' })).toHaveValue('Malta'));
      await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('3');
      await expect(canvas.getByRole('checkbox', { name: 'Flag' })).toBeChecked();
      await save();
      await waitFor(() => expect(onValid).toHaveBeenCalledTimes(3));
      await expect(onValid.mock.lastCall?.[0]).toEqual({ ...initial, file: [] });
    });
    await step('it moves the focus to the field that it refuses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await save();
      await waitFor(() => expect(onInvalid).toHaveBeenCalledWith(['combobox']));
      await expect(canvas.getByRole('combobox', { name: 'Combobox' })).toHaveFocus();
    });
  },
};
const onSend = fn();
/** What nothing was typed into, as a form sends it. */
const AS_SENT = {
  area: ['Calm.'],
  select: ['kenya'],
  countries: ['DK'],
  date: ['2026-01-05'],
  color: ['#15803d'],
  money: ['$10'],
  slug: ['golden-fox'],
  image: ['/placeholder.svg'],
  images: ['/sample-logo.svg', '/second.svg'],
  html: ['<p>Calm.</p>'],
  checked: ['on'],
};
export const InANativeForm: Story = {
  render: () => <NativeForm onSend={onSend} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('it sends what every field holds', async () => {
      await typeIntoFields(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSend.mock.lastCall?.[0]).toEqual({
        text: ['Foxes'],
        combobox: ['kenya'],
        list: ['Visa', 'Skrill'],
        number: ['4'],
        stars: ['3.9'],
        flag: ['false'],
        switched: ['true'],
        radio: ['kenya'],
        search: ['foxes'],
        file: [CSV_FILE],
        ...AS_SENT,
      });
    });
    await step('it resets every field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(onSend.mock.lastCall?.[0]).toMatchObject({
        combobox: ['malta'],
        chips: ['malta'],
        number: ['3'],
        images: ['/sample-logo.svg'],
        search: ['fox'],
        file: [expect.objectContaining({ size: 0 })],
      });
    });
  },
};
export const Busy: Story = { args: { loading: true } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
