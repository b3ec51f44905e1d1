"""A company's way through its habilitación and its first invoice, with zeep. Settings come from the environment: see
the README."""

import os
import time
from pathlib import Path

import zeep
from signatures import Identity, SignedTo, zipped

address = os.environ["DIAN_ADDRESS"]
identity = Identity(os.environ["DIAN_CERTIFICATE_PEM"])
nit = os.environ["DIAN_NIT"]
documents = Path(os.environ["DIAN_DOCUMENTS"])

# Where this variable is set, it wins over `session.verify`.
os.environ["REQUESTS_CA_BUNDLE"] = os.environ["DIAN_ROOT"]
client = zeep.Client(
    f"{address}?wsdl",
    wsse=SignedTo(identity),
)


def expect(holds, about):
    if not holds:
        raise SystemExit(f"Unexpected: {about}")


def parcel(name):
    """The document, signed and zipped."""
    signed = identity.sign_document((documents / name).read_bytes())
    return {"fileName": name.replace(".xml", ".zip"), "contentFile": zipped(name, signed)}


def lines_of(verdict):
    return (verdict.ErrorMessage.string if verdict.ErrorMessage else None) or []


def report(what, verdict):
    print(f"{what}: {verdict.StatusCode} {verdict.StatusMessage or verdict.StatusDescription}", flush=True)
    for line in lines_of(verdict):
        print(f"  {line}")


def send_for_test_set(name):
    sent = client.service.SendTestSetAsync(**parcel(name), testSetId=os.environ["DIAN_TEST_SET"])
    expect(sent.ZipKey, sent)
    for _ in range(60):
        [verdict] = client.service.GetStatusZip(trackId=sent.ZipKey)
        if verdict.StatusDescription != "Batch en proceso de validación.":
            return verdict
        time.sleep(1)
    raise SystemExit(f"There is no verdict on {sent.ZipKey} after a minute.")


ranges = client.service.GetNumberingRange(nit, nit, os.environ["DIAN_SOFTWARE"])
expect(ranges.OperationCode == "100", ranges)
for one in ranges.ResponseList.NumberRangeResponse:
    print(f"GetNumberingRange: {one.Prefix} {one.FromNumber} to {one.ToNumber}")

unknown = client.service.GetStatus(trackId="f" * 96)
report("GetStatus of an unknown document", unknown)
expect(unknown.StatusCode == "66", unknown)

rejected = client.service.SendBillSync(**parcel("rejected.xml"))
report("SendBillSync rejected.xml", rejected)
expect(not rejected.IsValid and any(line.startswith("Regla: FAU14,") for line in lines_of(rejected)), rejected)

for name in ("set-1-invoice.xml", "set-2-invoice.xml", "set-3-credit-note.xml", "set-4-debit-note.xml"):
    verdict = send_for_test_set(name)
    report(f"Test set, {name}", verdict)
    expect(verdict.IsValid and verdict.StatusCode == "00", verdict)

closed = send_for_test_set("accepted.xml")
report("Test set, one more", closed)
expect(closed.StatusCode == "2", closed)

accepted = client.service.SendBillSync(**parcel("accepted.xml"))
report("SendBillSync accepted.xml", accepted)
expect(accepted.IsValid and accepted.StatusCode == "00", accepted)
